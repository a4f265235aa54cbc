export default function DigitalStudio() {
  return <h1>DigitalStudio</h1>;
}
