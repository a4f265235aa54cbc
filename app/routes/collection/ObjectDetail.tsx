export default function ObjectDetail() {
  return <h1>ObjectDetail</h1>;
}
