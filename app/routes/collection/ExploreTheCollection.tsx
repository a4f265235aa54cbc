export default function ExploreTheCollection() {
  return <h1>ExploreTheCollection</h1>;
}
