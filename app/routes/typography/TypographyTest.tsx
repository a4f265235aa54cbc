export default function TypographyTest() {
  return <h1>TypographyTest</h1>;
}
