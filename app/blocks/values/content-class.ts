/** Entry ids may be any text; in classes only letters, digits and dashes stand. */
export const toContentClass = (id: string) => id.replace(/[^\w-]/g, '').slice(0, 100);
