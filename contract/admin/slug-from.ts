/** Letters as they are written in addresses; the rules of the Kazakh Latin script where they fit into plain letters. */
const letters: Readonly<Record<string, string>> = {
  ...{ а: 'a', ә: 'a', б: 'b', в: 'v', г: 'g', ғ: 'g', д: 'd', е: 'e', ё: 'e', ж: 'zh', з: 'z', и: 'i', й: 'i', к: 'k', қ: 'q', л: 'l' },
  ...{ м: 'm', н: 'n', ң: 'n', о: 'o', ө: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ұ: 'u', ү: 'u', ф: 'f', х: 'h', һ: 'h', ц: 'ts' },
  ...{ ч: 'ch', ш: 'sh', щ: 'sh', ъ: '', ы: 'y', і: 'i', ь: '', э: 'e', ю: 'iu', я: 'ia' },
}

/** The longest slug that is made from a title. */
const longest = 80

/** A slug made from a title in any of the three languages; empty where it has neither letters nor digits. */
export const slugFrom = (title: string): string => {
  const plain = title
    .toLowerCase()
    // Before marks are taken off: й and ё would fall apart into и and е with one.
    .replace(/\p{Script=Cyrillic}/gu, (letter) => letters[letter] ?? '')
    .normalize('NFKD')
    .replace(/[’'`\p{M}]/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
  if (plain.length <= longest) return plain
  const cut = plain.slice(0, longest + 1)
  return cut.slice(0, Math.max(cut.lastIndexOf('-'), 1)).replace(/-+$/, '')
}
