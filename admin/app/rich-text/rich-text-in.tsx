import { Box, FormHelperText } from '@mui/material'
import { defaultLocale, type Locale, languageTags } from '@narkhoz/contract/locales.ts'
import { EditorContent, useEditor } from '@tiptap/react'
import { useEffect, useMemo, useRef } from 'react'
import { useDash, useWords } from '../i18n/words.ts'
import { useFieldError } from '../inputs/field-errors.tsx'
import { useField } from '../inputs/use-field.ts'
import { same } from '../schema/same.ts'
import { colours } from '../theme/theme.ts'
import { extensions } from './extensions.ts'
import './rich-text.css'
import { storedHtml } from './stored-html.ts'
import { Toolbar } from './toolbar.tsx'
import { pastedHtml } from './word-html.ts'

/** The brand's colours, by the names that `rich-text.css` knows them by. */
const brandColours = {
  '--crimson': colours.crimson,
  '--gold': colours.gold,
  '--ink-soft': colours.inkSoft,
  '--sand': colours.sand,
  '--sky-tint': colours.skyTint,
}

/** One language of a formatted text. */
export const RichTextIn = ({ path, lang, label, max }: { path: string; lang: Locale; label: string; max: number }) => {
  const words = useWords()
  const dash = useDash()
  const place = `${path}.${lang}`
  const { value, onChange, onBlur } = useField<string>(place)
  const problem = useFieldError(...(lang === defaultLocale ? [place, path] : [place]))
  const name = `${label}${dash}${words.languages[lang]}`
  /** The last external value, and the editor's version of it. */
  const given = useRef<{ html: string; made: unknown }>({ html: '', made: undefined })
  const latest = useRef(onChange)
  latest.current = onChange

  const editorProps = useMemo(
    () => ({
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': name, lang: languageTags[lang], 'data-name': place },
      transformPastedHTML: pastedHtml,
    }),
    [name, lang, place],
  )
  const editor = useEditor({
    extensions,
    content: value,
    // Its styles are in a file: the policy of these pages allows no inline ones.
    injectCSS: false,
    editorProps,
    onCreate: ({ editor }) => {
      given.current = { html: value, made: editor.getJSON() }
    },
    onUpdate: ({ editor }) => {
      // Written back the way it came when it is the same again: other markup would pass for another text.
      const html = same(editor.getJSON(), given.current.made) ? given.current.html : storedHtml(editor.getHTML())
      written.current = html
      latest.current(html)
    },
    onBlur,
  })
  const written = useRef(value)

  useEffect(() => {
    // The form was reset: a version was restored, merged or loaded.
    if (!editor || value === written.current) return
    written.current = value
    editor.commands.setContent(value, { emitUpdate: false })
    given.current = { html: value, made: editor.getJSON() }
  }, [editor, value])

  useEffect(() => {
    editor?.setOptions({ editorProps })
  }, [editor, editorProps])

  const isTooLong = value.length > max
  return (
    <Box>
      <Box
        sx={{
          ...brandColours,
          border: `1px solid ${problem || isTooLong ? colours.error : '#b9b1a4'}`,
          borderRadius: 1,
          backgroundColor: colours.paper,
          overflow: 'clip',
          '&:focus-within': { borderColor: colours.sky, boxShadow: `0 0 0 1px ${colours.sky}` },
        }}
      >
        {editor && <Toolbar editor={editor} name={name} />}
        <EditorContent editor={editor} className="rich-text" />
      </Box>
      {(problem || isTooLong) && <FormHelperText error>{problem ?? words.common.characters(value.length, max)}</FormHelperText>}
    </Box>
  )
}
