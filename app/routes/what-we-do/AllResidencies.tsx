export default function AllResidencies() {
  return <h1>AllResidencies</h1>;
}
