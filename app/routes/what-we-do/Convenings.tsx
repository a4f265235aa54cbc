export default function Convenings() {
  return <h1>Convenings</h1>;
}
