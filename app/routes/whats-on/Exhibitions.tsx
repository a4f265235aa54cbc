export default function Exhibitions() {
  return <h1>Exhibitions</h1>;
}
