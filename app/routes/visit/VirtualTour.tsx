export default function VirtualTour() {
  return <h1>VirtualTour</h1>;
}
