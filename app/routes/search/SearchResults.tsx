export default function SearchResults() {
  return <h1>SearchResults</h1>;
}
