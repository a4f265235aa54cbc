export default function ResidentDetail() {
  return <h1>ResidentDetail</h1>;
}
