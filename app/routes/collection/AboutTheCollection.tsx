export default function AboutTheCollection() {
  return <h1>AboutTheCollection</h1>;
}
