type Two = readonly [string, string]
type Three = readonly [string, string, string]

/** Colours of a picture. Ridges run from far to near, walls from light to shade. */
export type Palette = {
  sky: Two
  sun: string
  glow: string
  snow: string
  ridges: readonly [string, string, string, string, string, string]
  wall: Three
  /** The colour of openings: shade by day, lamplight by night. */
  dark: string
  deep: string
  accent: string
  floor: Two
  skin: Two
  hair: string
  cloth: string
  ground: Two
}

/** The five hours of the family. */
export const palettes = {
  dawn: {
    sky: ['#f0cdbb', '#fcf1e4'],
    sun: '#c5283c',
    glow: '#f7d9c4',
    snow: '#fff7ee',
    ridges: ['#e6bfb0', '#d0918b', '#b25763', '#8c1a32', '#5f0d1e', '#3a0813'],
    wall: ['#fdf3e6', '#e9c8b4', '#c98d83'],
    dark: '#5a0c1c',
    deep: '#35070f',
    accent: '#c98a1c',
    floor: ['#f1dac6', '#dcb29f'],
    skin: ['#f7dcc8', '#dfa893'],
    hair: '#3b0d17',
    cloth: '#8a1429',
    ground: ['#f3d5c3', '#e6b8a6'],
  },
  dusk: {
    sky: ['#6e0e20', '#d8664f'],
    sun: '#f6be62',
    glow: '#e08a56',
    snow: '#f9d3b4',
    ridges: ['#b8484a', '#962c3c', '#761a30', '#560f22', '#3a0a18', '#24060f'],
    wall: ['#f3c59c', '#c9705c', '#8f3341'],
    dark: '#3a0a18',
    deep: '#24060f',
    accent: '#f2b04c',
    floor: ['#a8404a', '#7c2236'],
    skin: ['#f2c3a0', '#c97762'],
    hair: '#2a0710',
    cloth: '#3f0a18',
    ground: ['#a3283a', '#7e1429'],
  },
  steppe: {
    sky: ['#f3d592', '#fdf4dd'],
    sun: '#a3142e',
    glow: '#f9e5b4',
    snow: '#fffaea',
    ridges: ['#ead3a0', '#d3b06c', '#b08742', '#7f5c22', '#523a14', '#33240d'],
    wall: ['#fff7e3', '#ecd09a', '#c79c53'],
    dark: '#4d3611',
    deep: '#2e200a',
    accent: '#a3142e',
    floor: ['#f2dfb4', '#dabb7c'],
    skin: ['#f8e0bd', '#deb279'],
    hair: '#35230b',
    cloth: '#7a5518',
    ground: ['#f5dfb0', '#e7c685'],
  },
  sky: {
    sky: ['#a9cfdd', '#f5efe4'],
    sun: '#e8a63a',
    glow: '#e9ead9',
    snow: '#ffffff',
    ridges: ['#b9d0d7', '#8ab0be', '#558ea4', '#1f6580', '#0d465d', '#082c3b'],
    wall: ['#fdf8ee', '#d5dedd', '#98b6bf'],
    dark: '#0c4257',
    deep: '#072734',
    accent: '#b87a12',
    floor: ['#e8e6da', '#bccdd0'],
    skin: ['#f6e2d0', '#dbb398'],
    hair: '#0b2c3a',
    cloth: '#0f5c7a',
    ground: ['#d3e3e7', '#b3ced7'],
  },
  night: {
    sky: ['#1b1a24', '#6e4655'],
    sun: '#f7e3bd',
    glow: '#8b5a60',
    snow: '#cdb5b4',
    ridges: ['#67495a', '#513a4e', '#3d2d41', '#2b2133', '#1d1824', '#121018'],
    wall: ['#d9b9a0', '#8d6670', '#584352'],
    dark: '#f2b65a',
    deep: '#121018',
    accent: '#d8384f',
    floor: ['#5a4453', '#3a2c3e'],
    skin: ['#efceb2', '#c08d74'],
    hair: '#17121c',
    cloth: '#322638',
    ground: ['#b0949a', '#967882'],
  },
} as const satisfies Record<string, Palette>

export type PaletteName = keyof typeof palettes

/** Names of the palettes, in an order in which neighbours differ most. */
export const paletteNames = ['dawn', 'sky', 'dusk', 'steppe', 'night'] as const satisfies readonly PaletteName[]
