export default function PublicPrograms() {
  return <h1>PublicPrograms</h1>;
}
