import BadgeCheck from '@lucide/astro/icons/badge-check';
import Calendar from '@lucide/astro/icons/calendar';
import ChefHat from '@lucide/astro/icons/chef-hat';
import Clock from '@lucide/astro/icons/clock';
import CreditCard from '@lucide/astro/icons/credit-card';
import Euro from '@lucide/astro/icons/euro';
import Gift from '@lucide/astro/icons/gift';
import Globe from '@lucide/astro/icons/globe';
import HandHeart from '@lucide/astro/icons/hand-heart';
import Heart from '@lucide/astro/icons/heart';
import HeartHandshake from '@lucide/astro/icons/heart-handshake';
import MapPin from '@lucide/astro/icons/map-pin';
import MessageCircle from '@lucide/astro/icons/message-circle';
import MicVocal from '@lucide/astro/icons/mic-vocal';
import Music from '@lucide/astro/icons/music';
import Palette from '@lucide/astro/icons/palette';
import PenLine from '@lucide/astro/icons/pen-line';
import Scale from '@lucide/astro/icons/scale';
import ShieldCheck from '@lucide/astro/icons/shield-check';
import Sparkles from '@lucide/astro/icons/sparkles';
import Star from '@lucide/astro/icons/star';
import Ticket from '@lucide/astro/icons/ticket';
import Trophy from '@lucide/astro/icons/trophy';
import Users from '@lucide/astro/icons/users';
import type { IconName } from './icon-names.ts';

/** The component of each icon; no other icon is bundled. */
export const ICONS = {
  'badge-check': BadgeCheck,
  calendar: Calendar,
  'chef-hat': ChefHat,
  clock: Clock,
  'credit-card': CreditCard,
  euro: Euro,
  gift: Gift,
  globe: Globe,
  'hand-heart': HandHeart,
  heart: Heart,
  'heart-handshake': HeartHandshake,
  'map-pin': MapPin,
  'message-circle': MessageCircle,
  'mic-vocal': MicVocal,
  music: Music,
  palette: Palette,
  'pen-line': PenLine,
  scale: Scale,
  'shield-check': ShieldCheck,
  sparkles: Sparkles,
  star: Star,
  ticket: Ticket,
  trophy: Trophy,
  users: Users,
} satisfies Record<IconName, unknown>;
