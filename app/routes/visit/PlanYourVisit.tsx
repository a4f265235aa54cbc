export default function PlanYourVisit() {
  return <h1>PlanYourVisit</h1>;
}
