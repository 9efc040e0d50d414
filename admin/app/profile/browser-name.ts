const browsers: readonly [RegExp, string][] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/YaBrowser\//, 'Yandex Browser'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const systems: readonly [RegExp, string][] = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
]

/** The common name of a browser, from its user agent. */
export const browserName = (said: string | null): string | undefined => {
  const found = [browsers, systems].map((names) => names.find(([sign]) => sign.test(said ?? ''))?.[1])
  return found.filter((name) => name !== undefined).join(', ') || undefined
}
