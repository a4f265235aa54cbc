export default function OurCenter() {
  return <h1>OurCenter</h1>;
}
