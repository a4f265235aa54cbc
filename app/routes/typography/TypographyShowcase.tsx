export default function TypographyShowcase() {
  return <h1>TypographyShowcase</h1>;
}
