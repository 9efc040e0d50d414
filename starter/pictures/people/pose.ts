import type { Point } from '../hand/shapes.ts'

/** Two bones of a limb, in degrees from hanging straight down; positive is the way the person faces. */
type Limb = readonly [upper: number, lower: number]

/** How a body is held. Limbs nearer to the eye are drawn last. */
type Pose = {
  lean?: number
  arm: Limb
  farArm: Limb
  leg: Limb
  farLeg: Limb
  /** How high the lower foot is above the ground. */
  lift?: number
  /** Half the distance of the shoulders: wide when the person faces the eye. */
  broad?: number
  nod?: number
}

/** Poses of the family. */
export const poses = {
  stand: { arm: [-6, 6], farArm: [8, 12], leg: [-3, -3], farLeg: [5, 4], broad: 0.085 },
  hipHand: { arm: [-38, 62], farArm: [6, 8], leg: [-6, -4], farLeg: [7, 4], broad: 0.085 },
  walk: { lean: 4, arm: [-24, -4], farArm: [24, 40], leg: [22, 8], farLeg: [-18, -30], broad: 0.05 },
  carry: { lean: 3, arm: [30, 86], farArm: [36, 92], leg: [14, 4], farLeg: [-14, -24], broad: 0.055 },
  hold: { arm: [12, 84], farArm: [22, 96], leg: [-3, -3], farLeg: [5, 4], broad: 0.08 },
  point: { arm: [-8, 10], farArm: [76, 96], leg: [-5, -4], farLeg: [8, 4], broad: 0.075 },
  speak: { lean: 3, arm: [24, 102], farArm: [48, 124], leg: [-5, -5], farLeg: [8, 4], broad: 0.075 },
  cheer: { arm: [-150, -172], farArm: [150, 170], leg: [-6, -5], farLeg: [8, 6], broad: 0.09 },
  wave: { arm: [-8, 8], farArm: [140, 168], leg: [-4, -3], farLeg: [6, 4], broad: 0.085 },
  clap: { arm: [26, 112], farArm: [34, 112], leg: [-3, -3], farLeg: [5, 4], broad: 0.08 },
  shake: { lean: 4, arm: [46, 78], farArm: [4, 8], leg: [10, -2], farLeg: [-10, -14], broad: 0.05 },
  sit: { lean: 3, arm: [28, 88], farArm: [36, 94], leg: [88, 4], farLeg: [84, -4], broad: 0.06 },
  type: { lean: 7, arm: [36, 80], farArm: [42, 86], leg: [88, 4], farLeg: [84, -4], broad: 0.055, nod: 8 },
  read: { lean: 5, arm: [26, 104], farArm: [34, 110], leg: [88, 6], farLeg: [86, -2], broad: 0.06, nod: 14 },
  dig: { lean: 26, arm: [30, 44], farArm: [54, 70], leg: [14, -8], farLeg: [-16, -20], broad: 0.05, nod: 10 },
  kneel: { lean: 22, arm: [34, 62], farArm: [46, 70], leg: [92, 0], farLeg: [0, -92], broad: 0.055, nod: 10 },
  run: { lean: 14, arm: [-46, 40], farArm: [46, 124], leg: [58, -12], farLeg: [-26, -86], broad: 0.05, lift: 0.02 },
  stride: { lean: 10, arm: [44, 120], farArm: [-48, 30], leg: [-34, -62], farLeg: [42, 6], broad: 0.05 },
  kick: { lean: -8, arm: [-58, -30], farArm: [62, 84], leg: [62, 34], farLeg: [-12, -18], broad: 0.06 },
  smash: { lean: -10, arm: [160, 186], farArm: [104, 60], leg: [-22, -74], farLeg: [-4, -52], broad: 0.06, lift: 0.2 },
  block: { lean: 2, arm: [168, 176], farArm: [158, 168], leg: [-8, -24], farLeg: [4, -14], broad: 0.07, lift: 0.14 },
  shoot: { lean: -4, arm: [150, 190], farArm: [138, 176], leg: [-10, -30], farLeg: [4, -16], broad: 0.06, lift: 0.1 },
  reach: { lean: 18, arm: [100, 112], farArm: [112, 124], leg: [36, -6], farLeg: [-30, -36], broad: 0.055 },
  grapple: { lean: 34, arm: [70, 62], farArm: [86, 66], leg: [34, -14], farLeg: [-34, -38], broad: 0.06, nod: 4 },
  tree: { arm: [-160, -196], farArm: [160, 196], leg: [-3, -3], farLeg: [64, -62], broad: 0.07 },
  lotus: { arm: [-34, 30], farArm: [34, -30], leg: [-78, 70], farLeg: [78, -70], broad: 0.085 },
  climb: { lean: 12, arm: [150, 164], farArm: [60, 120], leg: [62, -4], farLeg: [-14, -24], broad: 0.055 },
  strum: { lean: 4, arm: [12, 78], farArm: [58, 108], leg: [88, 4], farLeg: [80, -6], broad: 0.07, nod: 6 },
} as const satisfies Record<string, Pose>

export type PoseName = keyof typeof poses

/** The joints of a pose: feet on the ground at 0, 0, a hundred units from sole to crown, facing right. */
export type Joints = {
  hip: Point
  neck: Point
  head: Point
  shoulder: Point
  farShoulder: Point
  elbow: Point
  farElbow: Point
  hand: Point
  farHand: Point
  knee: Point
  farKnee: Point
  foot: Point
  farFoot: Point
  /** A point of the trunk: `along` from hip (0) to neck (1), `aside` in units towards the front. */
  trunk: (along: number, aside: number) => Point
}

const radians = (degrees: number) => (degrees * Math.PI) / 180
const from = ([x, y]: Point, degrees: number, length: number): Point => [
  x + Math.sin(radians(degrees)) * length,
  y + Math.cos(radians(degrees)) * length,
]

const thigh = 24.5
const shin = 23.5
const upperArm = 15.5
const forearm = 14.5
const back = 31.5

/** Bones follow each other from the hip, and the hip is placed so that the lower foot is on the ground. */
export const joints = ({ lean = 0, arm, farArm, leg, farLeg, lift = 0, broad = 0.07, nod = 0 }: Pose): Joints => {
  const reach = ([upper, lower]: Limb) => Math.cos(radians(upper)) * thigh + Math.cos(radians(lower)) * shin
  const hip: Point = [0, -Math.max(reach(leg), reach(farLeg), 5) - 2.6 - lift * 100]
  const trunk: Joints['trunk'] = (along, aside) => from(from(hip, 180 - lean, back * along), 90 - lean, aside)
  const neck = trunk(1, 0)
  const shoulder = trunk(0.9, -broad * 100)
  const farShoulder = trunk(0.9, broad * 100)
  const knee = from(trunk(0, -2.8), leg[0], thigh)
  const farKnee = from(trunk(0, 2.8), farLeg[0], thigh)
  const elbow = from(shoulder, arm[0], upperArm)
  const farElbow = from(farShoulder, farArm[0], upperArm)
  return {
    hip,
    neck,
    head: from(neck, 180 - lean * 0.5 - nod, 10.5),
    shoulder,
    farShoulder,
    elbow,
    farElbow,
    hand: from(elbow, arm[1], forearm),
    farHand: from(farElbow, farArm[1], forearm),
    knee,
    farKnee,
    foot: from(knee, leg[1], shin),
    farFoot: from(farKnee, farLeg[1], shin),
    trunk,
  }
}
