/** The texts around every page of the dashboard in Dutch; every other language has the same keys. */
export const nl = {
  shell: {
    title: 'Dashboard',
    loading: 'Laden...',
    unreachable: 'We kregen geen verbinding.',
    retry: 'Probeer opnieuw',
    noScript: 'Het dashboard heeft JavaScript nodig. Zet het aan in je browser en laad de pagina opnieuw.',
  },
  verification: {
    text: 'Je e-mailadres {email} is nog niet bevestigd. Open de link in de mail die we je stuurden.',
    textOwner:
      'Je e-mailadres {email} is nog niet bevestigd. Open de link in de mail die we je stuurden: daarna zijn je campagnes openbaar.',
    textPreview:
      'Alleen jij ziet deze pagina nu. Open de link in de mail die we naar {email} stuurden: daarna is je campagne openbaar.',
    resend: 'Stuur de mail opnieuw',
    resending: 'Versturen...',
    sent: 'Verificatiemail verstuurd! Kijk in je inbox.',
    failed: 'De verificatiemail versturen is niet gelukt.',
  },
};
