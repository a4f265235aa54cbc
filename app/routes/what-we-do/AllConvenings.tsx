export default function AllConvenings() {
  return <h1>AllConvenings</h1>;
}
