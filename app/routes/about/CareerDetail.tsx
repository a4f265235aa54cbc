export default function CareerDetail() {
  return <h1>CareerDetail</h1>;
}
