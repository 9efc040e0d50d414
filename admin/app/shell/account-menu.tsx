import AccountCircle from '@mui/icons-material/AccountCircle'
import { Box, Divider, IconButton, Menu, MenuItem, Tooltip, Typography } from '@mui/material'
import { roleLabels } from '@narkhoz/contract/admin/roles.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { useLang, useWords } from '../i18n/words.ts'
import { useCurrentUser } from '../session/current-user.tsx'
import { useLogout } from '../session/use-logout.ts'

/** Who is signed in, their profile and the way out. */
export const AccountMenu = () => {
  const words = useWords()
  const me = useCurrentUser()
  const lang = useLang()
  const logout = useLogout()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <Tooltip title={me.name}>
        <IconButton
          color="inherit"
          aria-label={`${words.shell.account}: ${me.name}`}
          aria-haspopup="menu"
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          <AccountCircle />
        </IconButton>
      </Tooltip>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <Box sx={{ px: 2, py: 1 }} component="li">
          <Typography sx={{ fontWeight: 620 }}>{me.name}</Typography>
          <Typography variant="body2" color="textSecondary">
            {me.email} · {roleLabels[me.role][lang]}
          </Typography>
        </Box>
        <Divider component="li" />
        <MenuItem component={Link} to="/profile" onClick={() => setAnchor(null)}>
          {words.shell.profile}
        </MenuItem>
        <MenuItem onClick={() => void logout()}>{words.shell.signOut}</MenuItem>
      </Menu>
    </>
  )
}
