export default function TermsOfUse() {
  return <h1>TermsOfUse</h1>;
}
