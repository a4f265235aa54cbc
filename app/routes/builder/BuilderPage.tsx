export default function BuilderPage() {
  return <h1>BuilderPage</h1>;
}
