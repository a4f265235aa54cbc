export default function Visit() {
  return <h1>Visit</h1>;
}
