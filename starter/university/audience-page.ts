import type { StarterEntry } from '../starter-entry.ts'

type Text = { kz: string; ru: string; en: string }

/** A task of an audience page: its name, one sentence, and the address where it is done. */
type Task = { url: string; title: Text; desc: Text; go: Text }

export type AudiencePage = {
  id: number
  slug: string
  title: Text
  seo: { title: Text; description: Text }
  banner: { title: Text; lead: Text }
  groups: readonly { title: Text; tasks: readonly Task[] }[]
  contacts: { title: Text; items: readonly { title: Text; phone: string; email?: string; address?: Text; hours?: Text }[] }
}

const paragraph = ({ kz, ru, en }: Text): Text => ({ kz: `<p>${kz}</p>`, ru: `<p>${ru}</p>`, en: `<p>${en}</p>` })

/** The page where one kind of visitor begins: their tasks in groups, and whom to call. Block ids follow from the page's. */
export const audiencePage = ({ id, slug, title, seo, banner, groups, contacts }: AudiencePage): StarterEntry<'page'> => {
  const idOf = (at: number) => id * 100 + at
  return {
    id,
    slug,
    attributes: {
      title,
      path: slug,
      type: 'static',
      seo,
      banner,
      blocks: [
        ...groups.map(({ title, tasks }, at) => ({
          id: idOf(at + 1),
          type: 'cards' as const,
          group: at + 1,
          position: at + 1,
          title,
          items: tasks.map(({ url, title, desc, go }) => ({ title, desc: paragraph(desc), link: { text: go, url } })),
        })),
        {
          id: idOf(groups.length + 1),
          type: 'contacts' as const,
          group: groups.length + 1,
          position: groups.length + 1,
          title: contacts.title,
          items: [...contacts.items],
        },
      ],
    },
  }
}
