export default function EventDetail() {
  return <h1>EventDetail</h1>;
}
