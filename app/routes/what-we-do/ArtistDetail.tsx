export default function ArtistDetail() {
  return <h1>ArtistDetail</h1>;
}
