export default function NewsDetail() {
  return <h1>NewsDetail</h1>;
}
