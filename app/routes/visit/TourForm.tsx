export default function TourForm() {
  return <h1>TourForm</h1>;
}
