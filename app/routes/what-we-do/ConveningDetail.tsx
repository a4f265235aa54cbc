export default function ConveningDetail() {
  return <h1>ConveningDetail</h1>;
}
