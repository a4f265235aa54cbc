export default function ExhibitionDetail() {
  return <h1>ExhibitionDetail</h1>;
}
