export default function AllEvents() {
  return <h1>AllEvents</h1>;
}
