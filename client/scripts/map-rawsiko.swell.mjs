/** Swells the small territories of a map and shrinks the large ones, so that each has room for what stands on it.
 *
 * After Dougenik, Chrisman and Niemeyer (1985), "An algorithm to construct continuous area cartograms": each region pushes
 * every point of the plane away, or draws it in, by how far it is from its wanted area. Shared borders stay shared.
 */
const ROUNDS = 7;

/** The plane after it: a function from point to point. `regions` are lists of rings; `wanted(area, i)` their shares. */
export function swelling(regions, wanted) {
  const rounds = [];
  let shapes = regions;
  for (let i = 0; i < ROUNDS; i++) {
    const fields = fieldsOf(shapes, wanted);
    rounds.push(fields);
    shapes = shapes.map((rings) => rings.map((ring) => ring.map((point) => pushed(point, fields))));
  }
  return (point) => rounds.reduce(pushed, point);
}

function fieldsOf(shapes, wanted) {
  const measured = shapes.map(middleOf);
  const shares = measured.map(({ area }, i) => wanted(area, i));
  const scale = sum(measured.map(({ area }) => area)) / sum(shares);
  const goals = shares.map((share) => share * scale);
  const errors = measured.map(({ area }, i) => Math.max(area, goals[i]) / Math.min(area, goals[i]));
  const gentleness = 1 / (1 + sum(errors) / errors.length);
  return measured.map(({ x, y, area }, i) => {
    const radius = Math.sqrt(area / Math.PI);
    return { x, y, radius, mass: (Math.sqrt(goals[i] / Math.PI) - radius) * gentleness };
  });
}

function pushed([x, y], fields) {
  let [dx, dy] = [0, 0];
  for (const field of fields) {
    const [ax, ay] = [x - field.x, y - field.y];
    const far = Math.hypot(ax, ay) || 1e-9;
    const near = far / field.radius;
    const force = near > 1 ? field.mass / near : field.mass * near * near * (4 - 3 * near);
    dx += (force * ax) / far;
    dy += (force * ay) / far;
  }
  return [x + dx, y + dy];
}

/** Area of a region and the middle of its largest ring. */
function middleOf(rings) {
  const parts = rings.map(centroid);
  const largest = parts.reduce((one, other) => (other.area > one.area ? other : one));
  return { ...largest, area: sum(parts.map(({ area }) => area)) };
}

function centroid(ring) {
  let [twice, x, y] = [0, 0, 0];
  ring.forEach(([ax, ay], i) => {
    const [bx, by] = ring[(i + 1) % ring.length];
    const cross = ax * by - bx * ay;
    twice += cross;
    x += (ax + bx) * cross;
    y += (ay + by) * cross;
  });
  return { area: Math.abs(twice) / 2, x: x / (3 * twice), y: y / (3 * twice) };
}

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
