/**
 * What the house says of itself at any hour of a day: "Opens today at 10 am", "Open now until 5 pm", "No more entry
 * today", "Closed now. Opens …".
 */
export const openState = /\b(Opens?|Closed|No more entry)\b/;
