import { lightness, mix } from '../hand/colour.ts'
import { d, disc, lerp, path, placed, stroke } from '../hand/shapes.ts'
import type { Sitter } from './sitter.ts'

type Cloth = { who: Sitter; cloth: string; fold: string; edge: string; light: string; body: string; neck: string; under: string }

const lapels = ({ who: { lit }, fold, edge }: Cloth, drop: number) => {
  const left = `M${156 - drop} 338L${130 - drop} 358L${152 - drop} 418L${140 - drop} 430L200 520V470Z`
  const right = `M${244 + drop} 338L${270 + drop} 358L${248 + drop} 418L${260 + drop} 430L200 520V470Z`
  return path(left, lit < 0 ? edge : fold) + path(right, lit < 0 ? fold : edge)
}

const shirt = ({ who: { skin, dim }, light }: Cloth) =>
  path('M158 340L200 404L242 340L262 350L236 520H164L138 350Z', light) +
  path('M166 340L200 404L234 340Z', mix(skin, dim, 0.4)) +
  path('M200 404L166 330L150 346L178 398Z', mix(light, dim, 0.16)) +
  path('M200 404L234 330L250 346L222 398Z', mix(light, dim, 0.34))

const suit = (on: Cloth) => {
  const { who, cloth, fold, edge, body } = on
  const { art, lit } = who
  const { r, c } = art
  const tie = r.chance(0.6)
    ? path('M190 396L200 390L210 396L206 412L216 500L200 520L184 500L194 412Z', r.pick([c.accent, c.cloth, c.ridges[2]]))
    : ''
  const far = lit < 0 ? 'M290 372C306 400 308 450 302 520H420V330Z' : 'M110 372C94 400 92 450 98 520H-20V330Z'
  return (
    shirt(on) +
    tie +
    art.within(body, path('M150 340L174 420L187 520H40V340Z', cloth) + path('M250 340L226 420L213 520H360V340Z', cloth) + path(far, fold)) +
    path('M150 340L124 362L154 418L142 432L186 520L174 420Z', lit < 0 ? edge : fold) +
    path('M250 340L276 362L246 418L258 432L214 520L226 420Z', lit < 0 ? fold : edge)
  )
}

const blazer = (on: Cloth) => {
  const { who, cloth, light, neck, under } = on
  const { art, skin, dim } = who
  return (
    path('M156 342L200 474L244 342Z', art.r.chance(0.5) ? light : mix(cloth, art.c.wall[0], 0.6)) +
    path('M160 338Q200 420 240 338Z', mix(skin, dim, 0.25)) +
    path(neck, skin) +
    path(under, dim) +
    lapels(on, 0)
  )
}

const round = ({ who: { art }, cloth }: Cloth) => {
  const { c } = art
  const beads = Array.from({ length: 9 }, (_, at) => (at + 0.5) / 9).map((t) =>
    disc(lerp(158, 242, t), 348 + 42 * Math.sin(t * Math.PI), 4, mix(c.accent, c.wall[0], 0.45)),
  )
  return stroke('M152 344Q200 414 248 344', mix(cloth, c.wall[0], 0.2), 6) + beads.join('')
}

const blouse = ({ who: { skin, dim }, light }: Cloth) =>
  path('M150 344L200 420L250 344L268 352L214 520H186L132 352Z', light) +
  path('M160 342L200 420L240 342Z', mix(skin, dim, 0.35)) +
  path('M200 420L152 336L128 366L172 416Z', mix(light, dim, 0.14)) +
  path('M200 420L248 336L272 366L228 416Z', mix(light, dim, 0.32))

const roll = ({ who: { art, lit }, cloth, fold }: Cloth) =>
  path('M160 306Q200 338 240 306L250 350Q200 388 150 350Z', mix(cloth, art.c.wall[0], 0.1)) +
  path(lit < 0 ? 'M206 326Q226 320 240 306L250 350Q232 366 212 369Z' : 'M194 326Q174 320 160 306L150 350Q168 366 188 369Z', fold)

const shapan = ({ who: { art, skin, dim, horns }, cloth, light }: Cloth) => {
  const { c } = art
  const trim = [0, 1, 2].map(
    (at) => placed(horns(), 165 + at * 7.5, 392 + at * 44, 0.1, -14) + placed(horns(), 235 - at * 7.5, 392 + at * 44, 0.1, 14),
  )
  return (
    path('M170 340L200 384L230 340Z', mix(skin, dim, 0.4)) +
    path('M166 320Q160 336 148 346L190 520H210L252 346Q240 336 234 320L222 350L200 382L178 350Z', light) +
    path('M164 320Q156 338 136 350L178 520H196L168 352Z', c.accent) +
    path('M236 320Q244 338 264 350L222 520H204L232 352Z', mix(c.accent, c.deep, 0.18)) +
    `<g fill="${cloth}">${trim.join('')}</g>`
  )
}

const hoodie = ({ who: { art, lit }, cloth, fold, edge }: Cloth) =>
  path('M140 352Q150 316 172 318Q186 352 200 356Q214 352 228 318Q250 316 260 352Q236 392 200 394Q164 392 140 352Z', lit < 0 ? edge : fold) +
  path('M164 336Q180 366 200 368Q220 366 236 336Q226 384 200 386Q174 384 164 336Z', mix(cloth, art.c.deep, 0.4)) +
  stroke('M184 386Q182 410 184 432M216 386Q218 412 215 440', mix(cloth, art.c.wall[0], 0.6), 4)

const tee = ({ who: { art, skin, dim }, cloth }: Cloth) =>
  path('M158 342Q200 404 242 342L236 338H164Z', mix(skin, dim, 0.2)) +
  stroke('M156 342Q200 408 244 342', mix(cloth, art.c.wall[0], 0.35), 8) +
  path('M200 436l15 15l-15 15l-15 -15Z', mix(cloth, art.c.accent, 0.7))

const vest = (on: Cloth) => {
  const { who, cloth, fold, light, body, neck, under } = on
  const { art, lit } = who
  const front = 'M146 340Q120 350 112 372Q128 440 118 520H282Q272 440 288 372Q280 350 254 340L200 470Z'
  const far = lit < 0 ? 'M200 470L254 340Q280 350 288 372Q272 440 282 520H200Z' : 'M200 470L146 340Q120 350 112 372Q128 440 118 520H200Z'
  return (
    path(body, light, `stroke="${light}"`) +
    path(neck, who.skin) +
    path(under, who.dim) +
    shirt(on) +
    art.within(body, path(front, cloth) + path(far, fold)) +
    stroke('M146 340L200 470L254 340', mix(cloth, art.c.wall[0], 0.3), 5)
  )
}

const kinds = { suit, shirt, blazer, round, blouse, roll, shapan, hoodie, tee, vest } as const

const pick = ({ art: { r }, woman, walk }: Sitter): keyof typeof kinds => {
  if (walk === 'student')
    return r.pick(
      woman
        ? ['hoodie', 'tee', 'blouse', 'roll', 'vest', 'round', 'shapan']
        : ['hoodie', 'tee', 'shirt', 'roll', 'vest', 'hoodie', 'shapan'],
    )
  return r.pick(
    woman ? ['blazer', 'blazer', 'round', 'blouse', 'roll', 'shapan', 'vest'] : ['suit', 'suit', 'shirt', 'roll', 'shapan', 'suit', 'vest'],
  )
}

/** The bust: body, neck and clothes. */
export const clothes = (who: Sitter) => {
  const { art, woman, lit, skin, dim } = who
  const { r, c } = art
  const wide = woman ? r.between(118, 128) : r.between(136, 148)
  const slope = r.between(352, 362)
  const side = (k: -1 | 1) =>
    k < 0
      ? d`M${200 - wide} 520C${200 - wide} ${slope + 66} ${200 - wide * 0.93} ${slope + 18} ${200 - wide * 0.62} ${slope - 2}C${200 - wide * 0.44} ${slope - 12} 174 350 172 340`
      : d`H228C226 350 ${200 + wide * 0.44} ${slope - 12} ${200 + wide * 0.62} ${slope - 2}C${200 + wide * 0.93} ${slope + 18} ${200 + wide} ${slope + 66} ${200 + wide} 520Z`
  const body = side(-1) + side(1)
  const cloth = r.pick([c.cloth, c.ridges[4], c.ridges[3], c.deep])
  const fold = mix(cloth, c.deep, 0.36)
  const n = woman ? 25 : 30
  const neck = `M${200 - n} 250V318C${200 - n} 336 ${188 - n} 346 ${180 - n} 350Q200 392 ${220 + n} 350C${212 + n} 346 ${200 + n} 336 ${200 + n} 318V250Z`
  const under = `M${200 - n} 272Q200 326 ${200 + n} 268V296Q200 338 ${200 - n} 304Z`
  const light = mix(c.wall[0], '#ffffff', lightness(c.wall[0]) < 215 ? 0.72 : 0.25)
  const on: Cloth = { who, cloth, fold, edge: mix(cloth, c.wall[0], 0.14), light, body, neck, under }
  return (
    path(body, cloth) +
    art.within(body, path(lit < 0 ? 'M268 330C300 380 306 440 300 520H420V330Z' : 'M132 330C100 380 94 440 100 520H-20V330Z', fold)) +
    path(neck, skin) +
    path(under, dim) +
    kinds[pick(who)](on)
  )
}
