/** Returns the place without the street where the title has it: it stands right above. */
export function toRestOfPlace(place: string, title: string): string {
  const [street = '', ...rest] = place.split(', ');
  return rest.length > 0 && title.includes(street) ? rest.join(', ') : place;
}
