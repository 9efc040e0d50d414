import ExpandMore from '@mui/icons-material/ExpandMore'
import Search from '@mui/icons-material/Search'
import { Badge, Box, Collapse, InputAdornment, List, ListItem, ListItemButton, ListItemText, TextField, Typography } from '@mui/material'
import { applicationCalls } from '@narkhoz/contract/admin/applications.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { ask } from '../api/ask.ts'
import { useLang, useWords } from '../i18n/words.ts'
import { useStore } from '../kit/use-store.ts'
import { useCurrentUser, useMay } from '../session/current-user.tsx'
import { colours } from '../theme/theme.ts'
import { type Section, type SectionGroup, sectionGroups } from './sections.ts'

const refresh = 60_000

/** The number of unassigned applications; undefined without permission. */
const useNewApplications = () => {
  const isAllowed = useMay('applications.read')
  const { data } = useQuery({
    queryKey: ['applications', 'summary'],
    queryFn: () => ask(applicationCalls.summary),
    enabled: isAllowed,
    refetchInterval: refresh,
  })
  return data?.reduce((sum, { received }) => sum + received, 0) ?? 0
}

const isCurrent = ({ to }: Section, path: string) => (to === '/' ? path === '/' : path === to || path.startsWith(`${to}/`))

const Line = ({ section, count }: { section: Section; count: number }) => {
  const current = isCurrent(section, useLocation().pathname)
  return (
    <ListItem disablePadding>
      <ListItemButton
        component={Link}
        to={section.to}
        selected={current}
        {...(current && { 'aria-current': 'page' as const })}
        sx={{
          mx: 1,
          px: 1.5,
          py: 0.625,
          borderRadius: 1,
          '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: '#f3e3e2', color: colours.crimsonDeep, fontWeight: 600 },
        }}
      >
        <ListItemText
          primary={section.label}
          slotProps={{ primary: { sx: { fontSize: '0.9063rem', fontWeight: current ? 620 : 450, lineHeight: 1.3 } } }}
        />
        {count > 0 && <Badge badgeContent={count} color="primary" max={999} sx={{ mr: 1.5 }} />}
      </ListItemButton>
    </ListItem>
  )
}

const Lines = ({ sections, label }: { sections: readonly Section[]; label: string }) => {
  const count = useNewApplications()
  return (
    <List disablePadding aria-label={label}>
      {sections.map((section) => (
        <Line key={section.resource} section={section} count={section.resource === 'applications' ? count : 0} />
      ))}
    </List>
  )
}

const Group = ({ group: { name, sections } }: { group: SectionGroup }) => {
  const words = useWords()
  const [isOpen, setOpen] = useStore(`menu.${name}`, name !== 'lists')
  const label = words.shell.groups[name]
  if (name === 'work') return <Lines sections={sections} label={label} />
  return (
    <Box sx={{ mt: 1 }}>
      <ListItemButton onClick={() => setOpen(!isOpen)} aria-expanded={isOpen} sx={{ mx: 1, px: 1.5, py: 0.25, borderRadius: 1 }}>
        <Typography variant="overline" color="textSecondary" sx={{ flexGrow: 1 }}>
          {label}
        </Typography>
        <ExpandMore sx={{ fontSize: 18, color: 'text.secondary', transform: isOpen ? 'rotate(180deg)' : 'none' }} />
      </ListItemButton>
      <Collapse in={isOpen} unmountOnExit>
        <Lines sections={sections} label={label} />
      </Collapse>
    </Box>
  )
}

/** The sections of the screens, filtered by name. */
export const Menu = () => {
  const words = useWords()
  const lang = useLang()
  const groups = sectionGroups(lang, useCurrentUser().permissions)
  const [wanted, setWanted] = useState('')
  const sought = wanted.trim().toLocaleLowerCase()
  const all = groups.flatMap(({ sections }) => sections)
  const found = all.filter(({ label }) => label.toLocaleLowerCase().includes(sought))
  const isLong = all.length > 10
  return (
    <Box component="nav" aria-label={words.shell.navigation} sx={{ py: 1.5 }}>
      {isLong && (
        <TextField
          type="search"
          value={wanted}
          onChange={({ target }) => setWanted(target.value)}
          placeholder={words.shell.find}
          sx={{ px: 1.5, mb: 1 }}
          slotProps={{
            htmlInput: { 'aria-label': words.shell.find },
            input: {
              startAdornment: (
                <InputAdornment position="start">
                  <Search fontSize="small" />
                </InputAdornment>
              ),
            },
          }}
        />
      )}
      {sought === '' ? (
        groups.map((group) => <Group key={group.name} group={group} />)
      ) : found.length > 0 ? (
        <Lines sections={found} label={words.shell.navigation} />
      ) : (
        <Typography variant="body2" color="textSecondary" role="status" sx={{ px: 2.5 }}>
          {words.shell.nothingFound}
        </Typography>
      )}
    </Box>
  )
}
