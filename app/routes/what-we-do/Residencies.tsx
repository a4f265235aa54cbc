export default function Residencies() {
  return <h1>Residencies</h1>;
}
