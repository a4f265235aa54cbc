export default function AllExhibitions() {
  return <h1>AllExhibitions</h1>;
}
