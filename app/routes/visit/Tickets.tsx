export default function Tickets() {
  return <h1>Tickets</h1>;
}
