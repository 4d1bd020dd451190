import ArticleOutlined from '@mui/icons-material/ArticleOutlined';
import AvTimer from '@mui/icons-material/AvTimer';
import BarChart from '@mui/icons-material/BarChart';
import BusinessOutlined from '@mui/icons-material/BusinessOutlined';
import DashboardCustomizeOutlined from '@mui/icons-material/DashboardCustomizeOutlined';
import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import DnsOutlined from '@mui/icons-material/DnsOutlined';
import DrawOutlined from '@mui/icons-material/DrawOutlined';
import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import FlagOutlined from '@mui/icons-material/FlagOutlined';
import FormatQuoteOutlined from '@mui/icons-material/FormatQuoteOutlined';
import GavelOutlined from '@mui/icons-material/GavelOutlined';
import GridViewOutlined from '@mui/icons-material/GridViewOutlined';
import GroupOutlined from '@mui/icons-material/GroupOutlined';
import HandshakeOutlined from '@mui/icons-material/HandshakeOutlined';
import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import HowToRegOutlined from '@mui/icons-material/HowToRegOutlined';
import InboxOutlined from '@mui/icons-material/InboxOutlined';
import KeyboardReturnOutlined from '@mui/icons-material/KeyboardReturnOutlined';
import MailOutlined from '@mui/icons-material/MailOutlined';
import NotificationsOutlined from '@mui/icons-material/NotificationsOutlined';
import PersonOutlined from '@mui/icons-material/PersonOutlined';
import QrCode2 from '@mui/icons-material/QrCode2';
import SettingsOutlined from '@mui/icons-material/SettingsOutlined';
import ShieldOutlined from '@mui/icons-material/ShieldOutlined';
import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined';
import TrendingDown from '@mui/icons-material/TrendingDown';
import VerifiedOutlined from '@mui/icons-material/VerifiedOutlined';
import type { DashboardTab, PortalSection } from './portalSection.ts';
import { routePaths } from './routePaths.ts';

const tabPath = (tab: DashboardTab) => `${routePaths.officerPortal}?tab=${tab}`;

/** The desk of submissions. */
export const submissionsTabPath = tabPath('submissions');

/** All sections of the portal with their pages, in display order. */
export const portalSections: readonly PortalSection[] = [
  {
    tab: 'submissions',
    action: 'submissions:read',
    path: submissionsTabPath,
    title: 'Submissions',
    description: 'All applications and callback requests, newest first.',
    Icon: InboxOutlined,
    pages: [
      {
        action: 'submissions:read',
        path: routePaths.firstContact,
        title: 'First Contact',
        group: 'Insights',
        description: 'How soon we contact applicants, and how often we’re on time.',
        Icon: AvTimer,
      },
      {
        action: 'submissions:read',
        path: routePaths.dropOff,
        title: 'Questionnaire Drop-Off',
        group: 'Insights',
        description: 'Where visitors leave the questionnaire.',
        Icon: TrendingDown,
      },
    ],
  },
  {
    action: 'leads:read',
    path: routePaths.leads,
    title: 'My Leads',
    description: 'Applications and callback requests assigned to you.',
    Icon: InboxOutlined,
    pages: [],
  },
  {
    tab: 'pdf-tools',
    action: 'portal:enter',
    path: tabPath('pdf-tools'),
    title: 'PDF Tools',
    description: 'Make flyers from approved templates and share them.',
    Icon: DescriptionOutlined,
    pages: [
      {
        action: 'flyers:make',
        path: routePaths.templates,
        title: 'Browse Templates',
        group: 'Make',
        description: 'Create flyers, rate sheets and marketing materials.',
        Icon: GridViewOutlined,
        children: [{ path: routePaths.createFlyer, title: 'Create Flyer' }],
      },
      {
        action: 'flyers:make',
        path: routePaths.flyers,
        title: 'My Flyers',
        group: 'Make',
        description: 'Your flyers, their status and what to do next.',
        Icon: ArticleOutlined,
        children: [{ path: routePaths.editFlyer, title: 'Flyer' }],
      },
      {
        action: 'flyers:review',
        path: routePaths.approvals,
        title: 'Approval Queue',
        group: 'Review',
        description: 'Review and approve pending flyers.',
        Icon: FactCheckOutlined,
      },
      {
        action: 'templates:readUnpublished',
        path: routePaths.templateManager,
        title: 'Template Manager',
        group: 'Review',
        description: 'Every template with its versions, and the ones that need consent.',
        Icon: DashboardCustomizeOutlined,
        children: [{ path: routePaths.templateEditor, title: 'Template' }],
      },
      {
        action: 'flyers:recall',
        path: routePaths.findings,
        title: 'Findings',
        group: 'Review',
        description: 'Problems our current checks found on live flyers.',
        Icon: FlagOutlined,
        children: [{ path: routePaths.finding, title: 'Finding' }],
      },
      {
        action: 'flyers:recall',
        path: routePaths.recalls,
        title: 'Recalls',
        group: 'Review',
        description: 'Recalled flyers, and who to tell.',
        Icon: KeyboardReturnOutlined,
        children: [{ path: routePaths.recall, title: 'Recall' }],
      },
      {
        action: 'flyers:make',
        path: routePaths.officerLinks,
        title: 'Links & QR Codes',
        group: 'Share',
        description: 'Tracked links and QR codes for your public page and the questionnaire.',
        Icon: QrCode2,
      },
      {
        action: 'flyers:make',
        path: routePaths.analytics,
        title: 'Link Analytics',
        group: 'Share',
        description: 'Views and performance of shared links.',
        Icon: BarChart,
      },
    ],
  },
  {
    tab: 'settings',
    action: 'portal:enter',
    path: tabPath('settings'),
    title: 'Settings',
    description: 'Your account, profile and signature.',
    Icon: SettingsOutlined,
    pages: [
      {
        action: 'portal:enter',
        path: routePaths.profile,
        title: 'Profile Settings',
        group: 'You',
        description: 'Your photo, contact info and mortgage license details.',
        Icon: PersonOutlined,
      },
      {
        action: 'flyers:make',
        path: routePaths.realtors,
        title: 'Realtor Management',
        group: 'You',
        description: 'Register realtors for co-branded flyers.',
        Icon: HandshakeOutlined,
      },
      {
        action: 'portal:enter',
        path: routePaths.signature,
        title: 'Email Signature',
        group: 'You',
        description: 'Build your email signature, with social media links.',
        Icon: DrawOutlined,
      },
      {
        action: 'portal:enter',
        path: routePaths.notifications,
        title: 'Notifications',
        group: 'You',
        description: 'Which emails you get, and when.',
        Icon: NotificationsOutlined,
      },
      {
        action: 'members:manage',
        path: routePaths.members,
        title: 'People',
        group: 'Team',
        description: 'Invite teammates, set roles and branches, and deactivate people who leave.',
        Icon: GroupOutlined,
      },
      {
        action: 'profiles:confirm',
        path: routePaths.profileChanges,
        title: 'Profile Changes',
        group: 'Team',
        description: 'Confirm or decline new email addresses and NMLS numbers for your team.',
        Icon: HowToRegOutlined,
      },
      {
        action: 'company:manage',
        path: routePaths.company,
        title: 'Company Settings',
        group: 'Company and website',
        description:
          'Name, logo, colors, hours, applications, license lines and two-factor authentication for administrators.',
        Icon: BusinessOutlined,
      },
      {
        action: 'directory:manage',
        path: routePaths.directory,
        title: 'Directory',
        group: 'Company and website',
        description: 'The branches and loan officers on your website, and who can receive applications.',
        Icon: StorefrontOutlined,
      },
      {
        action: 'licenses:read',
        path: routePaths.licenses,
        title: 'Licenses',
        group: 'Company and website',
        description: 'Licenses of your company, branches and loan officers, and when they expire.',
        Icon: VerifiedOutlined,
      },
      {
        action: 'customerReviews:manage',
        path: routePaths.customerReviews,
        title: 'Reviews',
        group: 'Company and website',
        description: 'Customer reviews on your website, with their source and permission.',
        Icon: FormatQuoteOutlined,
      },
      {
        action: 'company:manage',
        path: routePaths.consentWording,
        title: 'Consent Wording',
        group: 'Company and website',
        description: 'What applicants agree to, and every version of it.',
        Icon: GavelOutlined,
      },
      {
        action: 'mail:manage',
        path: routePaths.mail,
        title: 'Mail',
        group: 'Operations',
        description: 'See which emails went out, and retry the ones that failed.',
        Icon: MailOutlined,
      },
      {
        action: 'system:read',
        path: routePaths.system,
        title: 'System',
        group: 'Operations',
        description: 'Versions, backups, queues and what needs attention.',
        Icon: DnsOutlined,
      },
      {
        action: 'audit:read',
        path: routePaths.audit,
        title: 'Audit Log',
        group: 'Operations',
        description: 'See who changed what and when, and verify that nothing was altered.',
        Icon: HistoryOutlined,
      },
    ],
  },
  {
    tab: 'security',
    action: 'portal:enter',
    path: tabPath('security'),
    title: 'Security',
    description: 'Two-factor authentication, sessions and your password.',
    Icon: ShieldOutlined,
    pages: [],
  },
];
