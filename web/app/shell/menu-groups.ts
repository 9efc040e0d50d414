type Child = { title: string; url: string; group: string | null }

type Group<C> = { title: string | null; at: number; links: (C & { at: number })[] }

/** The links of a sub-menu under their headings, in the editors' order: neighbours of one group are together. */
export const menuGroups = <C extends Child>(children: readonly C[]): Group<C>[] => {
  const groups: Group<C>[] = []
  for (const [at, child] of children.entries()) {
    const last = groups.at(-1)
    if (last && last.title === child.group) last.links.push({ ...child, at })
    else groups.push({ title: child.group, at, links: [{ ...child, at }] })
  }
  return groups
}
