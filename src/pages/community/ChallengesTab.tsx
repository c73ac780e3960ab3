export const ChallengesTab = () => <h2>Challenges</h2>;
