export default function VisitorGuidelines() {
  return <h1>VisitorGuidelines</h1>;
}
