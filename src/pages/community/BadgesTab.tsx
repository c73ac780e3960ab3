export const BadgesTab = () => <h2>Badges</h2>;
