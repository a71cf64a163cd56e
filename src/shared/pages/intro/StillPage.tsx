// The company page in short: a few words and one drawing.
import { HeadPlate } from '../../sections/heads/HeadPlate.static.tsx';

export function Page() {
  return <HeadPlate plate="courses" first="talk" second="partner" />;
}
