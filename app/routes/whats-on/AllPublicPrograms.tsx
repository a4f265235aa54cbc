export default function AllPublicPrograms() {
  return <h1>AllPublicPrograms</h1>;
}
