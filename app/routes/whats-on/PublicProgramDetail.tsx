export default function PublicProgramDetail() {
  return <h1>PublicProgramDetail</h1>;
}
